/**
 * Never called: a shared module is provided only if the shell's code refers to it, so every key of
 * `@atoll/build/shared-modules` is named here.
 */
export const sharedCatalog = () =>
  Promise.all([
    import('react'),
    import('react/jsx-runtime'),
    import('react-dom'),
    import('react-dom/client'),
    import('react-redux'),
    import('@reduxjs/toolkit'),
    import('@reduxjs/toolkit/query/react'),
    import('react-router-dom'),
    import('@atoll/platform'),
    import('@atoll/map/load-price-map'),
    import('@atoll/map/load-cluster-map'),
  ]);
