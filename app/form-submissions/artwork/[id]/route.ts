import type { NextRequest } from 'next/server'
import { keyToFile, sendFile } from '../../../../lib/staff/artwork/open-file.ts'

/** Sends signed-in staff on to a visitor's file, by a link that lasts ten minutes and can be passed on to the printer. */
export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const key = request.nextUrl.searchParams.get('key')
  return key === null ? keyToFile(id) : sendFile(id, key)
}
