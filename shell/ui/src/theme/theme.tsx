import { IconButton } from '../button/button';
import type { IconName } from '../icon/icon';

/** `system` follows the device. The shell keeps the choice and sets `data-theme` on the root element. */
export type Theme = 'system' | 'light' | 'dark';

const NEXT: Readonly<Record<Theme, Theme>> = { system: 'light', light: 'dark', dark: 'system' };
const ICONS: Readonly<Record<Theme, IconName>> = { system: 'device-desktop', light: 'sun', dark: 'moon' };
const WORDS: Readonly<Record<Theme, string>> = { system: 'as the device', light: 'light', dark: 'dark' };

export type ThemeSwitchProps = { value: Theme; onChange: (theme: Theme) => void; className?: string };

/** One button that goes through the themes; its name says which is on. */
export function ThemeSwitch({ value, onChange, className }: ThemeSwitchProps) {
  return (
    <IconButton
      className={className}
      icon={ICONS[value]}
      label={`Change theme, now ${WORDS[value]}`}
      onClick={() => onChange(NEXT[value])}
    />
  );
}
