import { createBrowserRouter } from 'react-router';
import { editorRoutes } from './routes.tsx';

export const router = createBrowserRouter(editorRoutes, { basename: '/config' });
