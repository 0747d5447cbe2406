import { createHash } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';

type Database = { query(sql: string, values: string[]): Promise<unknown> };
type Provider = { name: string; isAuthentic(rawBody: Buffer, req: Request): boolean };

/** To be called before app.use(express.json()), which would eat the bytes. */
export function receiveNotices(app: Express, db: Database, { name, isAuthentic }: Provider) {
  async function keep(req: Request, res: Response) {
    const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    if (!isAuthentic(rawBody, req)) return void res.sendStatus(401);
    const key = createHash('sha256').update(rawBody).digest('hex');
    await db.query(
      'INSERT INTO webhook_event (provider, key, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [name, key, rawBody.toString('utf8')],
    ); // if it throws, 500 (Express 5): some try again, MTN MoMo never does
    res.sendStatus(200);
  }
  const raw = express.raw({ type: () => true });
  app.route(`/webhooks/${name}`).post(raw, keep).put(raw, keep); // MTN MoMo uses both
}
