import './globals.css';

export { Document as default } from './frame/document';
export { rootMetadata as metadata, rootViewport as viewport } from './frame/root-metadata';
