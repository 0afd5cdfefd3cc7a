import { showToast, useAppDispatch } from '@atoll/platform';
import { IconButton } from '@atoll/ui/button';

interface ShareButtonProps {
  /** What the link leads to: 'this search', 'Casa do Miradouro'. */
  what: string;
  href: string;
  /** Makes the address that is copied, where it is not `href` itself; `href` is copied if that fails. */
  hrefToShare?: () => Promise<string>;
  className?: string;
}

/** Copies a link that shows the same search or hotel to whoever opens it. */
export function ShareButton({ what, href, hrefToShare, className }: ShareButtonProps) {
  const dispatch = useAppDispatch();

  async function copy(): Promise<void> {
    const shared = await hrefToShare?.().catch(() => null);
    const link = new URL(shared ?? href, window.location.origin).href;
    // Without a secure context, or where the person refused, there is no clipboard: the link itself is shown then.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    dispatch(showToast({ text: isCopied ? `Link to ${what} copied` : `Copy this link: ${link}` }));
  }

  return (
    <IconButton
      icon="share"
      line
      label={`Copy the link to ${what}`}
      className={className}
      onClick={() => void copy()}
    />
  );
}
