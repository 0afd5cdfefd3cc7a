import { Button } from '@atoll/ui/button';
import { useRef, type ComponentProps } from 'react';

interface Props extends Pick<
  ComponentProps<typeof Button>,
  'icon' | 'size' | 'busy' | 'children' | 'aria-describedby'
> {
  /** Names the field for screen readers. */
  readonly label: string;
  /** MIME types that the dialog of files offers. */
  readonly types: readonly string[];
  /** Takes one file only. */
  readonly isSingle?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that opens the dialog of files. */
export function FileButton({ label, types, isSingle = false, onFiles, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="quiet" {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        multiple={!isSingle}
        tabIndex={-1}
        accept={types.join(',')}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
