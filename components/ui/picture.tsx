import { filesOf } from '../../lib/pictures/pictures.ts'
import { FramedImage, type FramedImageProps } from './framed-image.tsx'

/** A picture from the content, with its generated files. Server only: it knows the list of all pictures. */
export function Picture(props: Omit<FramedImageProps, 'files'>) {
  return <FramedImage {...props} files={filesOf(props.picture.file)} />
}
