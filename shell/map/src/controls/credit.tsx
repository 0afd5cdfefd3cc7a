const LINK = /\[([^\]]+)\]\((https:\/\/[^\s)]+)\)/;

/** A credit in the deployment's words, in which `[words](https://…)` is a link and all else is text. */
export function Credit({ text }: { text: string }) {
  // Split by a pattern with two groups: text, words, address, text, words, address, …
  const parts = text.split(new RegExp(LINK, 'g'));
  return (
    <span>
      {parts.map((part, index) => {
        if (index % 3 === 0) return part;
        if (index % 3 === 2) return null;
        return (
          <a key={index} href={parts[index + 1]}>
            {part}
          </a>
        );
      })}
    </span>
  );
}
