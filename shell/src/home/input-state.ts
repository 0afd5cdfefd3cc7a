/** What a text field holds, and where the writer is in it. */
export interface InputState {
  readonly text: string;
  /** Null where the writer is not in the field. */
  readonly selection: readonly [start: number, end: number] | null;
}

export function inputState(input: HTMLInputElement): InputState {
  const isFocused = input === input.ownerDocument.activeElement;
  const end = input.value.length;
  return {
    text: input.value,
    selection: isFocused ? [input.selectionStart ?? end, input.selectionEnd ?? end] : null,
  };
}
