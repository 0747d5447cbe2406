import type { ReactNode } from 'react';
import { Document } from '../document';
import './offline.css';

export { rootMetadata as metadata, rootViewport as viewport } from '../root-metadata';

export default function OfflineLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
