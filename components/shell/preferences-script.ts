/**
 * Restores the visitor's choices before the first paint (DRK-05) and follows the buttons marked `data-preference`,
 * in this tab and in others. It needs no React: the buttons work from the first paint on. Where storage is blocked a
 * choice lives as long as the page does (DRK-08).
 */
export const preferencesScript = `(function(root){
var choices={
darkMode:{on:function(){return root.classList.contains('dark')},set:function(on){root.classList.toggle('dark',on)}},
motionPaused:{on:function(){return root.dataset.motion==='paused'},set:function(on){if(on)root.dataset.motion='paused';else delete root.dataset.motion}}
};
try{for(var key in choices)if(localStorage.getItem(key)==='true')choices[key].set(true)}catch(e){}
addEventListener('storage',function(e){var choice=choices[e.key];if(choice)choice.set(e.newValue==='true')});
document.addEventListener('click',function(e){
var button=e.target.closest('[data-preference]');if(!button)return;
var key=button.dataset.preference,on=!choices[key].on();choices[key].set(on);
try{localStorage.setItem(key,on)}catch(e){}
});
})(document.documentElement)`;
