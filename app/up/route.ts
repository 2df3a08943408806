/** For a host's health checks: this process serves. Ignores the backend, or a host would restart us for its failures. */
export const GET = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
