import { useEffect, useState } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'atoll-theme';

function systemTheme(): Theme {
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/**
 * The theme in force and a way to change it. Null before the first effect: the server and the first render do not
 * know what the browser prefers. The inline script of the document applies a kept choice before the first paint.
 */
export function useTheme(): { readonly theme: Theme | null; readonly toggle: () => void } {
  const [theme, setTheme] = useState<Theme | null>(null);

  useEffect(() => {
    const chosen = document.documentElement.dataset['theme'];
    setTheme(chosen === 'light' || chosen === 'dark' ? chosen : systemTheme());
  }, []);

  const toggle = () => {
    const next: Theme = theme === 'dark' ? 'light' : 'dark';
    document.documentElement.dataset['theme'] = next;
    try {
      localStorage.setItem(STORAGE_KEY, next);
    } catch {
      // Storage may be refused (private mode): the choice then lasts as long as the page.
    }
    setTheme(next);
  };

  return { theme, toggle };
}
