/* What antd uses of a browser and jsdom does not have. */

interface Port {
  onmessage: (() => void) | null;
  postMessage: () => void;
}

/** antd's forms only use it to do something in a task of its own. */
class OneTaskChannel {
  readonly port1: Port = { onmessage: null, postMessage: () => undefined };
  readonly port2: Port = {
    onmessage: null,
    postMessage: () => setTimeout(() => this.port1.onmessage?.(), 0),
  };
}
globalThis.MessageChannel = OneTaskChannel as unknown as typeof MessageChannel;

// The width of a scroll bar, which antd reads off a pseudo element.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);
