import { createHash } from 'node:crypto';
import express, { type Express } from 'express';
import { isAuthentic } from './signature';

type Database = { query(sql: string, values: string[]): Promise<unknown> };

/** To be called before app.use(express.json()), which would eat the bytes. */
export function receiveNotices(app: Express, db: Database, secret: string) {
  app.post('/webhooks/momo', express.raw({ type: '*/*' }), async (req, res, next) => {
    try {
      const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
      const timestamp = req.get('X-Timestamp') ?? '';
      const signature = req.get('X-Signature') ?? '';
      if (!isAuthentic({ rawBody, timestamp, signature }, secret)) {
        res.sendStatus(401);
        return;
      }
      const key = createHash('sha256').update(rawBody).digest('hex');
      await db.query(
        'INSERT INTO webhook_event (provider, key, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        ['momo', key, rawBody.toString('utf8')],
      );
      res.sendStatus(200);
    } catch (error) {
      next(error); // 500: the operator will try again
    }
  });
}
