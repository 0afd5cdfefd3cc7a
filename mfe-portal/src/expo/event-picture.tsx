import { SitePicture } from '../shared/site-picture';

interface EventPictureProps {
  /** Given by the form's item: the picture's path on this site. */
  readonly value?: string | null;
  readonly onChange?: (picture: string | null) => void;
}

/** The picture of an event. */
export function EventPicture(props: EventPictureProps) {
  return <SitePicture {...props} bucket="expo-images" note="JPEG, PNG, WebP, GIF or AVIF, less than 5 MB" />;
}
