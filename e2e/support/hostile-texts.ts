/** What people write who want a browser to run something; it would leave a mark in the window. */

const run = "window.hacked=1";

export const hostileTexts: readonly string[] = [
  `<script>${run}</script>`,
  `</script><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<body onload=${run}>`,
  `<iframe src="javascript:parent.${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<input autofocus onfocus=${run}>`,
  `<marquee onstart=${run}>`,
  `<a href="javascript:${run}">press</a>`,
  `<form action="javascript:${run}"><button>press</button></form>`,
  `<base href="javascript:${run};//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<style>@import 'javascript:${run}';</style>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `"><script>${run}</script>`,
  `'-${run}-'`,
  `<!--<img src="--><img src=x onerror=${run}//">`,
  `[press](javascript:${run})`,
  `[press](data:text/html,<script>${run}</script>)`,
  `![a](x"onerror="${run})`,
];
