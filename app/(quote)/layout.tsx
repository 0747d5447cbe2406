import './quote.css';

export { rootMetadata as metadata, rootViewport as viewport } from '../root-metadata';
export { FramedDocument as default } from '../site-frame';
