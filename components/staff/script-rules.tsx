/** Sets what may become a script, before any other script runs (delivery/defer-scripts/loader/trusted-types.ts). */
export function ScriptRules() {
  return <script id="script-rules" dangerouslySetInnerHTML={{ __html: process.env.SCRIPT_RULES ?? '' }} />
}
