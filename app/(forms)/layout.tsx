import type { ReactNode } from 'react';
import { Document } from '../document';
import { rootMetadata, rootViewport } from '../root-metadata';
import { SiteFrame } from '../site-frame';
import './forms.css';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function FormsLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <SiteFrame>{children}</SiteFrame>
    </Document>
  );
}
