/** A page that shows the XState inspector and forwards the hub's events to it. It says when there is no internet. */
export function bridgePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>XState inspector</title>
<style>
html, body { height: 100%; margin: 0; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark; }
iframe { width: 100%; height: 100%; border: 0; }
p { margin: 1rem; }
</style>
</head>
<body>
<p>The inspector comes from stately.ai. Without the internet use the page /dev/charts of the portal.</p>
<iframe title="XState inspector" src="https://stately.ai/inspect"></iframe>
<script>
const inspector = document.querySelector('iframe').contentWindow;
const waiting = [];
let connected = false;
addEventListener('message', ({ data, origin }) => {
  if (origin !== 'https://stately.ai' || data?.type !== '@statelyai.connected') return;
  connected = true;
  for (const event of waiting.splice(0)) inspector.postMessage(event, origin);
});
new WebSocket('ws://' + location.host).onmessage = ({ data }) => {
  const event = JSON.parse(data);
  if (connected) inspector.postMessage(event, 'https://stately.ai');
  else waiting.push(event);
};
</script>
</body>
</html>
`;
}
