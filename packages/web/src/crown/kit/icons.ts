import AnticlockwiseRotation from '~icons/game-icons/anticlockwise-rotation';
import BoneGnawer from '~icons/game-icons/bone-gnawer';
import BurningSkull from '~icons/game-icons/burning-skull';
import CandleFlame from '~icons/game-icons/candle-flame';
import Castle from '~icons/game-icons/castle';
import CrossedBones from '~icons/game-icons/crossed-bones';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import Cultist from '~icons/game-icons/cultist';
import DaemonSkull from '~icons/game-icons/daemon-skull';
import DevilMask from '~icons/game-icons/devil-mask';
import DragonHead from '~icons/game-icons/dragon-head';
import EvilBat from '~icons/game-icons/evil-bat';
import FemaleVampire from '~icons/game-icons/female-vampire';
import FireSilhouette from '~icons/game-icons/fire-silhouette';
import Gargoyle from '~icons/game-icons/gargoyle';
import Gears from '~icons/game-icons/gears';
import Ghost from '~icons/game-icons/ghost';
import GrimReaper from '~icons/game-icons/grim-reaper';
import HalfBodyCrawling from '~icons/game-icons/half-body-crawling';
import HammerDrop from '~icons/game-icons/hammer-drop';
import Haunting from '~icons/game-icons/haunting';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import HornedSkull from '~icons/game-icons/horned-skull';
import Hourglass from '~icons/game-icons/hourglass';
import Imp from '~icons/game-icons/imp';
import ImpLaugh from '~icons/game-icons/imp-laugh';
import LeechingWorm from '~icons/game-icons/leeching-worm';
import MetalGolemHead from '~icons/game-icons/metal-golem-head';
import MonoWheelRobot from '~icons/game-icons/mono-wheel-robot';
import MummyHead from '~icons/game-icons/mummy-head';
import Ogre from '~icons/game-icons/ogre';
import PokerHand from '~icons/game-icons/poker-hand';
import RaiseSkeleton from '~icons/game-icons/raise-skeleton';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Raven from '~icons/game-icons/raven';
import RobotGolem from '~icons/game-icons/robot-golem';
import Salamander from '~icons/game-icons/salamander';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ShamblingZombie from '~icons/game-icons/shambling-zombie';
import SkeletalHand from '~icons/game-icons/skeletal-hand';
import SkullMask from '~icons/game-icons/skull-mask';
import SkullShield from '~icons/game-icons/skull-shield';
import Spectre from '~icons/game-icons/spectre';
import SpiderBot from '~icons/game-icons/spider-bot';
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import TRexSkull from '~icons/game-icons/t-rex-skull';
import Tombstone from '~icons/game-icons/tombstone';
import TowerFlag from '~icons/game-icons/tower-flag';
import VampireDracula from '~icons/game-icons/vampire-dracula';
import Werewolf from '~icons/game-icons/werewolf';
import WitchFlight from '~icons/game-icons/witch-flight';
import WolfHowl from '~icons/game-icons/wolf-howl';

/** The silhouettes of game-icons.net (CC BY 3.0, see NOTICE) that the game uses, by their names there. */
export const icons = {
  'anticlockwise-rotation': AnticlockwiseRotation,
  'bone-gnawer': BoneGnawer,
  'burning-skull': BurningSkull,
  'candle-flame': CandleFlame,
  castle: Castle,
  'crossed-bones': CrossedBones,
  'crossed-swords': CrossedSwords,
  'crowned-skull': CrownedSkull,
  cultist: Cultist,
  'daemon-skull': DaemonSkull,
  'devil-mask': DevilMask,
  'dragon-head': DragonHead,
  'evil-bat': EvilBat,
  'female-vampire': FemaleVampire,
  'fire-silhouette': FireSilhouette,
  gargoyle: Gargoyle,
  gears: Gears,
  ghost: Ghost,
  'grim-reaper': GrimReaper,
  'half-body-crawling': HalfBodyCrawling,
  'hammer-drop': HammerDrop,
  haunting: Haunting,
  'hooded-assassin': HoodedAssassin,
  'horned-skull': HornedSkull,
  hourglass: Hourglass,
  imp: Imp,
  'imp-laugh': ImpLaugh,
  'leeching-worm': LeechingWorm,
  'metal-golem-head': MetalGolemHead,
  'mono-wheel-robot': MonoWheelRobot,
  'mummy-head': MummyHead,
  ogre: Ogre,
  'poker-hand': PokerHand,
  'raise-skeleton': RaiseSkeleton,
  'raise-zombie': RaiseZombie,
  raven: Raven,
  'robot-golem': RobotGolem,
  salamander: Salamander,
  'scroll-quill': ScrollQuill,
  'scroll-unfurled': ScrollUnfurled,
  'shambling-zombie': ShamblingZombie,
  'skeletal-hand': SkeletalHand,
  'skull-mask': SkullMask,
  'skull-shield': SkullShield,
  spectre: Spectre,
  'spider-bot': SpiderBot,
  'spiked-dragon-head': SpikedDragonHead,
  't-rex-skull': TRexSkull,
  tombstone: Tombstone,
  'tower-flag': TowerFlag,
  'vampire-dracula': VampireDracula,
  werewolf: Werewolf,
  'witch-flight': WitchFlight,
  'wolf-howl': WolfHowl,
} as const;

export type IconName = keyof typeof icons;
