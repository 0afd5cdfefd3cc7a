import { TextField } from '@atoll/ui/field';
import { useEffect, useState } from 'react';

const TYPING_MS = 300;

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  readonly className: string | undefined;
  /** What the address says. */
  readonly q: string;
  /** Null for nothing. The same function each time, or each drawing begins to wait anew. */
  readonly onSearch: (q: string | null) => void;
}

/** Searches a moment after the last letter, so that not each of them is asked for. */
export function SearchAsTyped({ label, placeholder, maxLength, className, q, onSearch }: Props) {
  const [text, setText] = useState(q);
  const [asked, setAsked] = useState(q);
  // Back and forward change the address beside what is typed.
  if (q !== asked) {
    setAsked(q);
    if (q !== text.trim()) setText(q);
  }
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => onSearch(text.trim() || null), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, q, onSearch]);
  return (
    <TextField
      name="q"
      type="search"
      label={label}
      hideLabel
      className={className}
      placeholder={placeholder}
      maxLength={maxLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
