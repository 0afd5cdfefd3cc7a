import { classNames } from '@atoll/ui/class-names';
import { PROBLEM_TEXT } from '@atoll/ui/field';
import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import * as s from './portal-theme.module.css';

/** The document's permission for styles that antd writes at run time (decision 8); undefined where there is no policy. */
function styleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce;
}

/** antd's colors are computed from ours, so that both change together. */
function themeOfPage(): ThemeConfig {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const isDark = style.colorScheme.includes('dark');
  return {
    algorithm: [
      isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
      // The dark algorithm would make another red of ours, which is one for dark pages already.
      (seed, map = antdTheme.defaultAlgorithm(seed)) => ({ ...map, colorError: token('danger') }),
    ],
    token: {
      colorPrimary: token('lagoon'),
      colorLink: token('lagoon'),
      colorError: token('danger'),
      colorSuccess: token('success'),
      colorSuccessBg: token('success-soft'),
      colorErrorBg: token('danger-soft'),
      colorWarning: token('sun-ink'),
      colorWarningBg: token('sun-soft'),
      colorFillAlter: token('surface-sunken'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-2'),
      colorTextTertiary: token('ink-2'),
      colorTextDescription: token('ink-2'),
      colorTextPlaceholder: token('ink-3'),
      colorBgBase: token('surface'),
      colorBgContainer: token('surface'),
      colorBorder: token('line-strong'),
      colorBorderSecondary: token('line'),
      colorTextLightSolid: token('on-lagoon'),
      fontFamily: token('font-text'),
      fontSize: 16,
      controlHeight: 44,
      borderRadius: 10,
    },
  };
}

/** Fields say what is wrong with them, and that they are needed, as those of the kit do. */
const FORM = { requiredMark: false, classNames: { helpItem: classNames(PROBLEM_TEXT, s.problem) } };

/** Gives antd the page's colors, in light and dark, and its permission for styles. */
export function PortalTheme({ children }: { readonly children?: ReactNode }) {
  const [config, setConfig] = useState(themeOfPage);
  useEffect(() => {
    const update = () =>
      setConfig((shown) => {
        const now = themeOfPage();
        return shown.token?.colorText === now.token?.colorText ? shown : now;
      });
    // What changed since the first drawing nobody has heard of.
    update();
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const chosen = new MutationObserver(update);
    dark.addEventListener('change', update);
    chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', update);
      chosen.disconnect();
    };
  }, []);
  const nonce = styleNonce();
  return (
    <ConfigProvider theme={config} form={FORM} {...(nonce && { csp: { nonce } })}>
      {children}
    </ConfigProvider>
  );
}

/** The content of a page that draws parts of antd: its code brings antd along, and a page without antd loads none. */
export function inPortalTheme(Content: ComponentType): ComponentType {
  return function Themed() {
    return (
      <PortalTheme>
        <Content />
      </PortalTheme>
    );
  };
}
