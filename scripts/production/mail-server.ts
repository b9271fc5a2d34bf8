import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A mail server that greets everybody and takes no message for now, so that codes wait in the outbox, where a test reads them. */
export async function startMailServer(): Promise<{ url: string; stop(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 mail.example\r\n');
    socket.on('data', (line) => {
      const command = line.toString().slice(0, 4).toUpperCase();
      if (command === 'QUIT') socket.end('221 bye\r\n');
      else socket.write(/EHLO|HELO|NOOP|RSET/.test(command) ? '250 ok\r\n' : '451 later\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `smtp://127.0.0.1:${port}`, stop: () => server.close() };
}
