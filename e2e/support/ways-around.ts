import type { WireRequest } from './wire.ts'

const list = '/form-submissions'
const middleware = ['middleware', 'src/middleware', 'pages/_middleware', 'proxy', 'src/proxy']
const boundary = 'x'
const multipart = {
  'content-type': `multipart/form-data; boundary=${boundary}`,
}
const part = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

/** Requests that bypass, or could bypass, a check in front of the page. */
export const waysAround: (WireRequest & { path: string })[] = [
  { path: list },
  { path: list, method: 'HEAD' },
  { path: list, method: 'OPTIONS' },
  { path: list, method: 'POST' },
  { path: list, method: 'PUT' },
  { path: list, method: 'PROPFIND' },
  // Next marks its internal requests with these headers: CVE-2025-29927 and its successors.
  ...middleware.map((name) => ({
    path: list,
    headers: { 'x-middleware-subrequest': name },
  })),
  ...middleware.map((name) => ({
    path: list,
    headers: { 'x-middleware-subrequest': Array(5).fill(name).join(':') },
  })),
  {
    path: list,
    headers: { 'x-middleware-subrequest-id': 'x', 'x-middleware-skip': '1' },
  },
  { path: '/', headers: { 'x-middleware-rewrite': list } },
  { path: '/printing', headers: { 'x-middleware-rewrite': list, 'x-middleware-next': '1' } },
  { path: '/nope', headers: { 'x-rewrite-url': list, 'x-original-url': list } },
  { path: '/nope', headers: { 'x-invoke-path': list, 'x-invoke-query': '%7B%7D', 'x-invoke-output': list } },
  { path: '/nope', headers: { 'x-matched-path': list, 'x-now-route-matches': '1=x' } },
  { path: '/', headers: { 'x-nextjs-data': '1', 'x-matched-path': list } },
  { path: list, headers: { 'x-nextjs-data': '1' } },
  { path: list, headers: { 'x-prerender-revalidate': 'x', 'x-prerender-bypass': '1' } },
  { path: list, headers: { cookie: '__prerender_bypass=x; __next_preview_data=x' } },
  // The payload for React, whole or in pieces.
  { path: list, headers: { rsc: '1' } },
  { path: `${list}?_rsc=abc`, headers: { rsc: '1' } },
  { path: `${list}?_rsc=abc` },
  { path: list, headers: { rsc: '1', 'next-router-prefetch': '1' } },
  { path: list, headers: { rsc: '1', 'next-router-prefetch': '2' } },
  {
    path: list,
    headers: { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  },
  {
    path: list,
    headers: { rsc: '1', 'next-router-segment-prefetch': '/form-submissions/__PAGE__' },
  },
  {
    path: list,
    headers: {
      rsc: '1',
      'next-router-state-tree': encodeURIComponent(
        '["",{"children":["form-submissions",{"children":["__PAGE__",{}]}]},null,"refetch"]',
      ),
    },
  },
  { path: list, headers: { rsc: '1', 'next-url': list, 'next-hmr-refresh': '1' } },
  { path: `${list}.rsc` },
  { path: `${list}.txt` },
  { path: `${list}.html` },
  { path: `${list}.json` },
  { path: `${list}.prefetch.rsc` },
  { path: `${list}.segments/_tree.segment.rsc` },
  { path: `${list}/index.rsc` },
  { path: `/_next/data/x${list}.json` },
  { path: `/_next/server/app${list}.html` },
  { path: `/_next/static/..%2f..%2fserver/app${list}.html` },
  { path: `/_next/image?url=${encodeURIComponent(list)}&w=640&q=75` },
  // Other spellings of the same address.
  { path: `${list}/` },
  { path: `${list}//` },
  { path: `/${list}` },
  { path: `/.${list}` },
  { path: `/printing/..${list}` },
  { path: `/printing/%2e%2e${list}` },
  { path: '/%66orm-submissions' },
  { path: '/form%2dsubmissions' },
  { path: '/%2566orm-submissions' },
  { path: '/Form-Submissions' },
  { path: '/FORM-SUBMISSIONS' },
  { path: `${list}%00` },
  { path: `${list}%20` },
  { path: `${list};x` },
  { path: '/%5cform-submissions' },
  { path: '/en/form-submissions' },
  { path: `http://127.0.0.1${list}` },
  { path: `${list}?__nextLocale=en&__nextDefaultLocale=en&__nextDataReq=1` },
  { path: `${list}?nxtPpath=form-submissions` },
  // The download, and addresses below the list.
  { path: `${list}/export` },
  { path: `${list}/export`, method: 'HEAD' },
  { path: `${list}/export`, headers: { 'x-middleware-subrequest': 'middleware' } },
  { path: `${list}/export?kind=quick-quote`, headers: { rsc: '1' } },
  { path: '/%66orm-submissions/export' },
  // Another host, another client.
  { path: list, headers: { 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' } },
  { path: list, headers: { 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' } },
  { path: list, headers: { host: 'internal.example' } },
  { path: list, headers: { 'x-session-ended': '1' } },
  { path: list, headers: { 'x-http-method-override': 'GET' }, method: 'POST' },
  // Invented keys and roles.
  { path: list, headers: { authorization: 'Bearer service_role', apikey: 'sb_secret_x' } },
  { path: list, headers: { 'x-supabase-role': 'service_role', role: 'service_role' } },
  { path: `${list}?apikey=sb_secret_x&role=service_role` },
  // Actions: unknown ones, and forms that name one.
  { path: list, method: 'POST', headers: { 'next-action': '00' }, body: '[]' },
  { path: list, method: 'POST', headers: { 'next-action': 'x'.repeat(42), rsc: '1' }, body: '["$K1"]' },
  { path: list, method: 'POST', headers: multipart, body: `${part('$ACTION_ID_00', '')}--${boundary}--` },
  {
    path: list,
    method: 'POST',
    headers: multipart,
    body: `${part('$ACTION_REF_1', '')}${part('$ACTION_1:0', '{"id":"00","bound":null}')}--${boundary}--`,
  },
  { path: `${list}/export`, method: 'POST', headers: multipart, body: `${part('a', 'b')}--${boundary}--` },
]
