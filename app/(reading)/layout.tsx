import type { ReactNode } from 'react';
import { Document } from '../document';
import './reading.css';
import { EarlyScript } from '../early-script';

export { rootMetadata as metadata, rootViewport as viewport } from '../root-metadata';

export default function ReadingLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <EarlyScript part="reading" />
      {children}
    </Document>
  );
}
