import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import * as s from './picture-field.module.css';

interface Props {
  /** The picture that is there; null without. */
  readonly src: string | null;
  readonly alt?: string;
  readonly isRound?: boolean;
  /** In the picture's place where there is none. */
  readonly fallback?: ReactNode;
  /** MIME types that the dialog of files offers. */
  readonly types: readonly string[];
  /** Which files are taken, or that one is on its way. */
  readonly note: string;
  /** In the note's place. */
  readonly problem?: string | null;
  readonly isSending: boolean;
  readonly isRemoving?: boolean;
  readonly onFile: (file: File) => Promise<void>;
  readonly onRemove: () => void;
}

/** One picture: looked at, chosen, replaced and removed. */
export function PictureField(props: Props) {
  const { src, alt = '', isRound = false, types, note, problem = null } = props;
  const id = useId();

  async function choose(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    await props.onFile(file);
    // The same file again is a change, too.
    input.value = '';
  }

  return (
    <div className={s.picture}>
      {src ? (
        <img
          src={src}
          alt={alt}
          className={isRound ? s.round : undefined}
          width={isRound ? 96 : 160}
          height={isRound ? 96 : 120}
        />
      ) : (
        props.fallback
      )}
      <div className={s.file}>
        <label htmlFor={id}>{src ? 'Choose another picture' : 'Choose a picture'}</label>
        <input
          id={id}
          type="file"
          accept={types.join()}
          disabled={props.isSending}
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== null}
          onChange={({ currentTarget }) => void choose(currentTarget)}
        />
        <span id={`${id}-note`} className={problem ? s.problem : s.note} role="status">
          {problem ?? (props.isSending ? 'The picture is being sent' : note)}
        </span>
      </div>
      {src && (
        <Button loading={props.isRemoving ?? false} onClick={props.onRemove}>
          Remove picture
        </Button>
      )}
    </div>
  );
}
