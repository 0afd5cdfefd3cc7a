import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

const { createContext } = vm;

/**
 * Jest's environment for Node, with the globals of a plain context: still a file's own, but without the proxy through
 * which Jest has every look at `Map`, `Math` or `Date` go, which took half of what the tests that compute a lot took.
 */
export default class PlainGlobals extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
}
