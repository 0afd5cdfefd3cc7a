import type { Registry } from '@atoll/contracts/registry';
import { readSettings } from '@atoll/platform';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { OverrideBadges } from './override-badges';
import { OverrideQuestion } from './override-question';
import { parseOverride, storedOverride, type Override } from './override-target';
import { overrideRegistry } from './overridden-registry';
import { addressWithoutOverride, askedOverride, storedOverrides, storeOverride } from './stored-overrides';

/** Beside the shell's root, so that neither the server nor hydration knows of it. */
function show(content: ReactNode): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(content);
}

function stopAsking(): void {
  window.history.replaceState(window.history.state, '', addressWithoutOverride());
}

function ask(override: Override, reload: (address: string) => void): void {
  show(
    <OverrideQuestion
      override={override}
      onAccept={() => {
        storeOverride(override.app, override.manifest);
        reload(addressWithoutOverride());
      }}
      onDecline={stopAsking}
    />,
  );
}

function overridesOf(trustedOrigins: readonly string[]): Override[] {
  return Object.entries(storedOverrides()).flatMap(([app, manifest]) => {
    const override = storedOverride(app, manifest, trustedOrigins);
    // What is not allowed here must not stay and wait for the day that it is.
    if (!override) storeOverride(app, null);
    return override ? [override] : [];
  });
}

function loadDocument(address: string): void {
  window.location.replace(address);
}

/**
 * The registry for a visit that has to do with overrides: asks where the address asks for one, applies what this
 * browser keeps, and shows a badge for each. Never rejects.
 */
export async function beginOverrides(registry: Registry, reload = loadDocument): Promise<Registry> {
  const { trustedOrigins = [] } = readSettings();
  const asked = askedOverride();
  const wanted = asked === null ? null : parseOverride(asked, trustedOrigins);
  if (wanted) ask(wanted, reload);
  else if (asked !== null) stopAsking();
  const { registry: own, applied, failed } = await overrideRegistry(registry, overridesOf(trustedOrigins));
  if (applied.length + failed.length > 0) {
    const onRemove = ({ app }: Override) => {
      storeOverride(app, null);
      reload(addressWithoutOverride());
    };
    show(<OverrideBadges applied={applied} failed={failed} onRemove={onRemove} />);
  }
  return own;
}
