import type { NextRequest } from 'next/server'
import { keyToFile, sendFile } from '../../../../lib/staff/artwork/open-file.ts'

/**
 * A visitor's file, for staff who are signed in: they are sent on to a link of ten minutes, which they may pass on to whom
 * prints it.
 */
export async function GET(request: NextRequest, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const key = request.nextUrl.searchParams.get('key')
  return key === null ? keyToFile(id) : sendFile(id, key)
}
