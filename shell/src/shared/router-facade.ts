/**
 * What a remote gets as `react-router-dom`: the parts it may use and nothing else, so that the shell's bundle does
 * not carry the rest. A remote that needs another part adds it here.
 */
export {
  BrowserRouter,
  createSearchParams,
  Link,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
