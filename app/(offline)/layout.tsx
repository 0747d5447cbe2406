import type { ReactNode } from 'react';
import { Document } from '../document';
import { rootMetadata, rootViewport } from '../root-metadata';
import './offline.css';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function OfflineLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
