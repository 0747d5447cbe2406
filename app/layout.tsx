import './globals.css';

export { Document as default } from './document';
export { rootMetadata as metadata, rootViewport as viewport } from './root-metadata';
