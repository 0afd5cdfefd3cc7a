/**
 * What a remote, @atoll/platform and RTK Query get as `react-redux`: hooks and provider, without `connect`. By its other
 * name, because `react-redux` itself means this facade.
 */
export {
  batch,
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux/alternate-renderers';
