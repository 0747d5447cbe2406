import type { ReactNode } from 'react';
import { Document } from '../document';
import { rootMetadata, rootViewport } from '../root-metadata';
import './reading.css';
import { EarlyScript } from '../early-script';

export const metadata = rootMetadata;
export const viewport = rootViewport;

export default function ReadingLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <EarlyScript part="reading" />
      {children}
    </Document>
  );
}
