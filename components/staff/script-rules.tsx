/** Sets what may become a script, before any other script runs (browser/loader/trusted-types.ts). */
export function ScriptRules() {
  return <script id="script-rules" dangerouslySetInnerHTML={{ __html: process.env.SCRIPT_RULES ?? '' }} />
}
