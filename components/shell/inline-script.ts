import { LOCAL_KEYS, SESSION_KEYS } from '../ui/storage-keys';

// What works from the first paint on, before and without React: plain scripts as text, which root-layout.tsx writes into
// the head of every page.

const NAV_SCROLL_THRESHOLD_PX = 120;

/**
 * Restores the visitor's choices before the first paint (DRK-05) and follows the buttons marked `data-preference`,
 * in this tab and in others. Where storage is blocked a choice lives as long as the page does (DRK-08).
 */
const preferences = `(function(root){
var choices={
${LOCAL_KEYS.theme}:{on:function(){return root.classList.contains('dark')},set:function(on){root.classList.toggle('dark',on)}},
${LOCAL_KEYS.motion}:{on:function(){return root.dataset.motion==='paused'},set:function(on){if(on)root.dataset.motion='paused';else delete root.dataset.motion}}
};
try{for(var key in choices)if(localStorage.getItem(key)==='true')choices[key].set(true)}catch(e){}
addEventListener('storage',function(e){var choice=choices[e.key];if(choice)choice.set(e.newValue==='true')});
document.addEventListener('click',function(e){
var button=e.target.closest('[data-preference]');if(!button)return;
var key=button.dataset.preference,on=!choices[key].on();choices[key].set(on);
try{localStorage.setItem(key,on)}catch(e){}
});
})(document.documentElement);`;

/** Marks the page as scrolled past NAV_SCROLL_THRESHOLD_PX (NAV-10), also when it loads already scrolled (NAV-12). */
const scrolled = `(function(root){
function follow(){root.toggleAttribute('data-scrolled',scrollY>${NAV_SCROLL_THRESHOLD_PX})}
addEventListener('scroll',follow,{passive:true});
addEventListener('pageshow',follow);
})(document.documentElement);`;

/** Marks the page as loaded: the amenities come up from then on (HMV-13). */
const loaded = `addEventListener('load',function(){document.documentElement.dataset.loaded=''});`;

/** The year of the visit in the place of that of the build (FTR-07). */
const currentYear = `document.addEventListener('DOMContentLoaded',function(){
document.querySelectorAll('[data-current-year]').forEach(function(e){e.textContent=new Date().getFullYear()});
});`;

/** The brand whose page has led here. */
const origin = `try{
var referrer=new URL(document.referrer);
if(referrer.origin===location.origin)document.documentElement.dataset.from=referrer.pathname.split('/')[1];
}catch(e){}`;

/** Ends the highlight of a card as soon as the pointer is over any card (LND-07, LND-08); touch and keyboard do not (LND-10). */
const highlight = `document.addEventListener('pointerover',function(e){
var card=e.pointerType!=='touch'&&e.target.closest('[data-highlighted]')&&document.querySelector('[data-highlighted=true]');
if(card)card.dataset.highlighted=false;
});`;

/** Takes the sentence of a link marked `data-enquiry` along to the contact form; blocked storage: the guest writes it. */
const enquiries = `document.addEventListener('click',function(e){
var link=e.target.closest('[data-enquiry]');
if(link)try{sessionStorage.setItem('${SESSION_KEYS.enquiry}',link.dataset.enquiry)}catch(e){}
});`;

/**
 * A link marked `data-language` leads to the same stay, post and place on the page, and the choice is remembered
 * (components/languages/language-offer-state.ts).
 */
const languageLinks = `document.addEventListener('click',function(e){
var link=e.target.closest('[data-language]');if(!link)return;
var stay=document.querySelector('form[data-stay]');
link.search=stay?new URLSearchParams(new FormData(stay)):location.search;
link.hash=location.hash;
try{localStorage.setItem('${LOCAL_KEYS.language}',link.dataset.language);localStorage.removeItem('${LOCAL_KEYS.languageOffered}')}catch(e){}
});`;

/** A page that the browser keeps for Back comes back with its menu and its list of languages closed. */
const popovers = `addEventListener('pagehide',function(){
try{document.querySelectorAll(':popover-open').forEach(function(e){e.hidePopover()})}catch(e){}
});`;

/**
 * The buttons beside a number, with and before React. What is typed becomes a whole number that is not below the least;
 * a button that becomes disabled hands its focus on.
 */
const stepping = `(function(){
document.addEventListener('click',function(e){
var button=e.target.closest('[data-step]');if(!button)return;
var input=button.parentNode.querySelector('input');
input[button.dataset.step==='1'?'stepUp':'stepDown']();
input.dispatchEvent(new Event('input',{bubbles:true}));
if(button.disabled)input.nextElementSibling.focus();
});
function stepped(e){return e.target.matches('[type=number]')&&e.target.parentNode.querySelector('[data-step="-1"]')}
document.addEventListener('input',function(e){
var minus=stepped(e);if(minus)minus.disabled=!(e.target.valueAsNumber>Number(e.target.min));
});
document.addEventListener('change',function(e){
var input=e.target;if(!stepped(e))return;
var whole=Math.max(Math.floor(input.valueAsNumber)||0,Number(input.min));
if(String(whole)===input.value)return;
input.value=whole;input.dispatchEvent(new Event('input',{bubbles:true}));
});
})();`;

/**
 * Keeps the last button that was pressed, or form that was sent, before React answers, marks it `data-pressed`, and
 * does the same again once React does. Buttons that work without React, and forms that a browser submits natively,
 * are left alone.
 */
const earlyTaps = `(function(root){
var kept;
function keep(e){
if('hydrated' in root.dataset)return;
var sent=e.type==='submit',target=sent?e.target:e.target.closest('button');
if(!target||(sent?target.method!=='dialog':target.type!=='button'||target.hasAttribute('popovertarget')||target.dataset.preference||target.dataset.dismiss||target.dataset.step))return;
e.preventDefault();e.stopImmediatePropagation();
if(kept)kept.button.removeAttribute('data-pressed');
kept={form:sent&&target,button:sent?e.submitter||target:target};
kept.button.setAttribute('data-pressed','');
}
addEventListener('click',keep,true);
addEventListener('submit',keep,true);
document.addEventListener('hydrated',function(){
if(!kept)return;
var form=kept.form,button=kept.button;kept=undefined;
button.removeAttribute('data-pressed');
if(form)form.requestSubmit(button===form?null:button);else button.click();
});
})(document.documentElement);`;

export const inlineScript = [
  preferences,
  scrolled,
  loaded,
  currentYear,
  origin,
  highlight,
  enquiries,
  languageLinks,
  popovers,
  stepping,
  earlyTaps,
].join('');
