import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/scale.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/board.css";
import "./styles/table.css";
import "./styles/tints.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { setLanguage } from "./lib/i18n.svelte";
import { startMe } from "./lib/me.svelte";
import { loadPage } from "./lib/pages";
import { route, startRouter } from "./lib/router.svelte";
import { settings, startSettings } from "./lib/settings.svelte";
import { insertIcons } from "./lib/sprites";

insertIcons();
startSettings();
startRouter();
void loadPage(route.now.page).catch(() => {}); // while the words are on their way; App sees a failure, too
await setLanguage(settings.language);
startMe();
mount(App, { target: document.getElementById("app")! });
