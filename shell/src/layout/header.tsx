import { IconButton } from '@atoll/ui/button';
import { Logo } from '@atoll/ui/logo';
import { Link } from 'react-router-dom';
import { useTheme } from '../theme/use-theme';
import { Dock } from './dock';
import * as s from './header.module.css';

interface Props {
  /** Floats over the picture of the page instead of standing on a bar of its own. */
  readonly floating: boolean;
  /** False on /chat (HOM-24). */
  readonly withDock: boolean;
}

export function Header({ floating, withDock }: Props) {
  const { theme, toggle } = useTheme();
  return (
    <header className={floating ? s.floating : s.solid}>
      <Link to="/" className={s.brand} aria-label="Atoll, home">
        <Logo />
      </Link>
      {withDock && <Dock />}
      <div className={s.tools}>
        <IconButton
          label={theme === 'dark' ? 'Switch to light theme' : 'Switch to dark theme'}
          icon={theme === 'dark' ? 'sun' : 'moon'}
          data-replay="theme"
          onClick={toggle}
        />
      </div>
    </header>
  );
}
