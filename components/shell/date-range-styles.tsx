import type { DateRange } from '@/content';
import { ZANZIBAR_OFFSET_MS } from '@/lib/zanzibar-clock';
import { LOCAL_KEYS } from '../ui/storage-keys';

/** Ids of the periods in which a day lies, as `data-current` of `<html>` lists them. */
export const activeRangeIds = (periods: readonly DateRange[], day: string): string =>
  [...new Set(periods.filter(({ from, until }) => from <= day && day <= until).map(({ id }) => id))].join(
    ' ',
  );

/** `data-show-during` shows an element in its period only, `data-hide-during` at all other times; notices can be closed. */
const rulesFor = (id: string) =>
  `html:not([data-current~="${id}"]) [data-show-during="${id}"],` +
  `html[data-current~="${id}"] [data-hide-during="${id}"],` +
  `html[data-dismissed~="${id}"] [data-notice="${id}"]{display:none!important}` +
  // a phone shows one notice at a time
  `@media (width<600px) and (scripting:enabled){html[data-current~="${id}"]:not([data-dismissed~="${id}"]) ` +
  `[data-notice="${id}"]~[data-notice]{display:none!important}}`;

/**
 * Sets both attributes before the first paint, by the day in Zanzibar;
 * again when the visitor returns to the page; and follows the buttons marked `data-dismiss`.
 */
const followPeriods = `(function(root,periods){
var dismissed=[];
try{dismissed=(localStorage.getItem('${LOCAL_KEYS.dismissedNotices}')||'').split(' ')}catch(e){}
function follow(){
var day=new Date(Date.now()+${ZANZIBAR_OFFSET_MS}).toISOString().slice(0,10);
root.dataset.current=periods.filter(function(p){return p[1]<=day&&day<=p[2]}).map(function(p){return p[0]}).join(' ');
root.dataset.dismissed=dismissed.join(' ');
}
follow();
document.addEventListener('visibilitychange',follow);
document.addEventListener('click',function(e){
var button=e.target.closest('[data-dismiss]');if(!button)return;
dismissed=dismissed.concat(button.dataset.dismiss).filter(function(id){return periods.some(function(p){return p[0]===id})});
follow();
try{localStorage.setItem('${LOCAL_KEYS.dismissedNotices}',dismissed.join(' '))}catch(e){}
});
})`;

export const dateRangeScript = (periods: readonly DateRange[]): string =>
  `${followPeriods}(document.documentElement,${JSON.stringify(periods.map(({ id, from, until }) => [id, from, until]))});`;

/** Chooses between what is rendered for a period and what is rendered for all other times. In the head of every page. */
export function DateRangeStyles({ periods }: { readonly periods: readonly DateRange[] }) {
  const ids = [...new Set(periods.map(({ id }) => id))];
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: ids.map(rulesFor).join('') }} />
      <script dangerouslySetInnerHTML={{ __html: dateRangeScript(periods) }} />
    </>
  );
}
