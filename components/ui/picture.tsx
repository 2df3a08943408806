import { filesOf } from '../../lib/pictures/pictures.ts'
import { FramedImage, type FramedImageProps } from './framed-image.tsx'

/** A picture of content, with the files that were made of it. Server only: it knows the list of all pictures. */
export function Picture(props: Omit<FramedImageProps, 'files'>) {
  return <FramedImage {...props} files={filesOf(props.picture.file)} />
}
