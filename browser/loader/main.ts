// Fetches Next's scripts on the visitor's first intent. defer-scripts.ts inlines it into each page with the list of
// scripts in the tag's data-src, so that its text and hash are the same everywhere.
import './trusted-types.ts'
import './load-scripts.ts'
import './late-click.ts'
import './held-form.ts'
