import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names';
import { Icon, type IconName } from '../icon/icon';
import * as s from './button.module.css';

type Look = {
  /** One primary in a view; `quiet` has a border, `text` neither border nor fill. */
  variant?: 'primary' | 'quiet' | 'text' | 'danger';
  /** 40, 48 (default) or 52 px high. */
  size?: 'small' | 'large';
  /** Drawn before the words. */
  icon?: IconName;
  /** As wide as its container. */
  wide?: boolean;
  /** Work is under way: looks disabled, keeps the focus and ignores clicks. */
  busy?: boolean;
};
type AsButton = ComponentProps<'button'> & { href?: undefined };
type AsLink = ComponentProps<'a'> & { href: string };
export type ButtonProps = Look & (AsButton | AsLink);

/**
 * A click that comes before the page's code is kept for the button (docs/early-page.md). Not one that submits: its form
 * is sent by the browser, or waits as a whole.
 */
function kept({ type = 'button' }: AsButton) {
  return type === 'button' ? { 'data-replay': '' } : undefined;
}

function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** A button, or with `href` a link that looks like one. Its type is 'button' unless the caller says 'submit'. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size, icon, wide, busy = false, className, children, ...rest } = props;
  const look = classNames(s.button, s[variant], size && s[size], wide && s.wide, className);
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {content}
      </a>
    );
  }
  const busyProps = busy ? { 'aria-disabled': true, 'aria-busy': true, onClick: ignore } : {};
  return (
    <button type="button" {...kept(rest)} {...rest} {...busyProps} className={look}>
      {content}
    </button>
  );
}

type IconLook = {
  /** What the button does: its accessible name. */
  label: string;
  icon: IconName;
  filled?: boolean;
  /** With a border, on pictures and beside headings. */
  line?: boolean;
  size?: 'small';
};
export type IconButtonProps = IconLook & (AsButton | AsLink);

/** A round button of 44 px that shows only an icon; with `href` a link. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, filled, line = false, size, className, ...rest } = props;
  const look = classNames(s.iconButton, line && s.line, size === 'small' && s.iconSmall, className);
  if (rest.href !== undefined) {
    return (
      <a aria-label={label} {...rest} className={look}>
        <Icon name={icon} filled={filled} />
      </a>
    );
  }
  return (
    <button type="button" aria-label={label} {...kept(rest)} {...rest} className={look}>
      <Icon name={icon} filled={filled} />
    </button>
  );
}
