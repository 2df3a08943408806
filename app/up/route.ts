/** For health checks of a host: this process serves. Of the backend it says nothing, or a host would restart us for it. */
export const GET = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
