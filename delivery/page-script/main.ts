// Refines controls that already work without it. Inlined in every page by the layout (app/document.tsx); the content
// security policy carries its hash, on static pages together with the loader's, so its text is the same everywhere.
import './first-view.ts'
import './menus.ts'
import './popovers.ts'
import './section-marks.ts'
import './dialogs.ts'
import './folds.ts'
import './drafts.ts'
