import { CHAT_TEXT_MAX } from '@atoll/contracts/constants';
import { useAppDispatch } from '@atoll/platform';
import { IconButton } from '@atoll/ui/button';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { useEffect, useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { stopAnswer } from '../shared/chat/chat-actions';
import { useMarco } from '../shared/chat/use-marco';
import * as s from './composer.module.css';

/** MAR-02. */
const HEIGHT_MAX_PX = 120;

interface ComposerProps {
  /** The message box. */
  ref: Ref<HTMLTextAreaElement | null>;
  onSend: (text: string) => void;
  /** Takes the focus when it comes: somebody has just opened the panel. */
  takesFocus: boolean;
}

function grow(box: HTMLTextAreaElement): void {
  box.style.height = 'auto';
  box.style.height = `${Math.min(HEIGHT_MAX_PX, box.scrollHeight)}px`;
}

/** True where Enter ends a word of an input method, as in Japanese, instead of the message. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing;
}

/** The message box: Enter sends, Shift and Enter add a line; nothing is sent while Marco answers (MAR-16). */
export function Composer({ ref, onSend, takesFocus }: ComposerProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { isInitialized, isTyping } = useMarco();
  const box = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => box.current);
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  useEffect(() => {
    // What was typed before hydration is still in the element.
    if (box.current) setText(box.current.value);
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  function send(): void {
    if (isEmpty || isTyping) return;
    onSend(text);
    // What could not be sent stays.
    if (!isInitialized || !box.current) return;
    setText('');
    box.current.style.height = '';
  }

  return (
    <form
      className={s.form}
      aria-label="Message Marco"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>Message</VisuallyHidden>
      </label>
      <textarea
        ref={box}
        id={id}
        rows={1}
        className={s.box}
        placeholder="Ask about places, hotels or days"
        maxLength={CHAT_TEXT_MAX}
        enterKeyHint="send"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          grow(event.target);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
          event.preventDefault();
          send();
        }}
      />
      {isTyping ? (
        <IconButton
          label="Stop"
          icon="player-stop"
          className={s.send}
          onClick={() => {
            dispatch(stopAnswer());
            box.current?.focus();
          }}
        />
      ) : (
        <IconButton
          label="Send"
          icon="arrow-up"
          type="submit"
          className={s.send}
          disabled={isEmpty || !isInitialized}
        />
      )}
    </form>
  );
}
