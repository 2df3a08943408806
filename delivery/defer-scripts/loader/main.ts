// The loader of a page without scripts: fetches Next's on the visitor's first intent. defer-scripts.ts puts it into each
// page, and the list of scripts into the tag's data-src, so that its text, and with it its hash, is the same everywhere.
import './trusted-types.ts'
import './load-scripts.ts'
import './late-click.ts'
import './held-form.ts'
