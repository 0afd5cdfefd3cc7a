import type { Registry } from '@atoll/contracts/registry';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

function elementOf<Tag extends 'script' | 'link'>(tag: Tag, attributes: object): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  // Must match the preload hints, or the browser downloads everything twice.
  element.crossOrigin = 'anonymous';
  return element;
}

/**
 * Teaches the federation runtime three things: manifests come from the document instead of the network, every
 * script is fetched with the integrity that its release recorded, and credentials are never sent with one.
 */
export function resiliencePlugin(
  registry: Registry,
  manifests: Readonly<Record<string, unknown>>,
): ModuleFederationRuntimePlugin {
  const integrity = new Map(registry.apps.flatMap((app) => Object.entries(app.integrity)));
  const integrityOf = (url: string) =>
    integrity.get(new URL(url, window.location.href).pathname) ?? integrity.get(url);

  return {
    name: 'atoll-resilience',
    fetch: (url) => {
      const manifest = manifests[new URL(url, window.location.href).pathname] ?? manifests[url];
      return manifest === undefined ? fetch(url) : Promise.resolve(Response.json(manifest));
    },
    createScript: ({ url, attrs = {} }) => {
      const script = elementOf('script', attrs);
      const expected = integrityOf(url);
      if (expected) script.integrity = expected;
      script.src = url;
      return script;
    },
    createLink: ({ url, attrs = {} }) => {
      const link = elementOf('link', attrs);
      link.href = url;
      return link;
    },
  };
}
