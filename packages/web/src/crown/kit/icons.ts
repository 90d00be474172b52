import AnticlockwiseRotation from '~icons/game-icons/anticlockwise-rotation';
import BoneGnawer from '~icons/game-icons/bone-gnawer';
import Bowman from '~icons/game-icons/bowman';
import CandleFlame from '~icons/game-icons/candle-flame';
import Castle from '~icons/game-icons/castle';
import CrossedBones from '~icons/game-icons/crossed-bones';
import CrossedSwords from '~icons/game-icons/crossed-swords';
import CrownedSkull from '~icons/game-icons/crowned-skull';
import DevilMask from '~icons/game-icons/devil-mask';
import DigDug from '~icons/game-icons/dig-dug';
import DragonHead from '~icons/game-icons/dragon-head';
import ElysiumShade from '~icons/game-icons/elysium-shade';
import EvilBat from '~icons/game-icons/evil-bat';
import FemaleVampire from '~icons/game-icons/female-vampire';
import FloatingGhost from '~icons/game-icons/floating-ghost';
import Gargoyle from '~icons/game-icons/gargoyle';
import Gears from '~icons/game-icons/gears';
import Ghost from '~icons/game-icons/ghost';
import Giant from '~icons/game-icons/giant';
import GooeyDaemon from '~icons/game-icons/gooey-daemon';
import GrimReaper from '~icons/game-icons/grim-reaper';
import HalfBodyCrawling from '~icons/game-icons/half-body-crawling';
import HammerDrop from '~icons/game-icons/hammer-drop';
import Haunting from '~icons/game-icons/haunting';
import HoodedAssassin from '~icons/game-icons/hooded-assassin';
import Hound from '~icons/game-icons/hound';
import Hourglass from '~icons/game-icons/hourglass';
import Imp from '~icons/game-icons/imp';
import LeechingWorm from '~icons/game-icons/leeching-worm';
import MountedKnight from '~icons/game-icons/mounted-knight';
import OverlordHelm from '~icons/game-icons/overlord-helm';
import PokerHand from '~icons/game-icons/poker-hand';
import Pyromaniac from '~icons/game-icons/pyromaniac';
import RaiseSkeleton from '~icons/game-icons/raise-skeleton';
import RaiseZombie from '~icons/game-icons/raise-zombie';
import Robe from '~icons/game-icons/robe';
import RobotGolem from '~icons/game-icons/robot-golem';
import RockGolem from '~icons/game-icons/rock-golem';
import Salamander from '~icons/game-icons/salamander';
import ScrollQuill from '~icons/game-icons/scroll-quill';
import ScrollUnfurled from '~icons/game-icons/scroll-unfurled';
import ShamblingZombie from '~icons/game-icons/shambling-zombie';
import Shouting from '~icons/game-icons/shouting';
import SkullMask from '~icons/game-icons/skull-mask';
import SkullShield from '~icons/game-icons/skull-shield';
import Spectre from '~icons/game-icons/spectre';
import SpiderBot from '~icons/game-icons/spider-bot';
import SpikedDragonHead from '~icons/game-icons/spiked-dragon-head';
import Tombstone from '~icons/game-icons/tombstone';
import TowerFlag from '~icons/game-icons/tower-flag';
import VampireDracula from '~icons/game-icons/vampire-dracula';
import WarlordHelmet from '~icons/game-icons/warlord-helmet';
import Werewolf from '~icons/game-icons/werewolf';
import WolfHowl from '~icons/game-icons/wolf-howl';

/** The silhouettes of game-icons.net (CC BY 3.0, see NOTICE) that the game uses, by their names there. */
export const icons = {
  'anticlockwise-rotation': AnticlockwiseRotation,
  'bone-gnawer': BoneGnawer,
  bowman: Bowman,
  'candle-flame': CandleFlame,
  castle: Castle,
  'crossed-bones': CrossedBones,
  'crossed-swords': CrossedSwords,
  'crowned-skull': CrownedSkull,
  'devil-mask': DevilMask,
  'dig-dug': DigDug,
  'dragon-head': DragonHead,
  'elysium-shade': ElysiumShade,
  'evil-bat': EvilBat,
  'female-vampire': FemaleVampire,
  'floating-ghost': FloatingGhost,
  gargoyle: Gargoyle,
  gears: Gears,
  ghost: Ghost,
  giant: Giant,
  'gooey-daemon': GooeyDaemon,
  'grim-reaper': GrimReaper,
  'half-body-crawling': HalfBodyCrawling,
  'hammer-drop': HammerDrop,
  haunting: Haunting,
  'hooded-assassin': HoodedAssassin,
  hound: Hound,
  hourglass: Hourglass,
  imp: Imp,
  'leeching-worm': LeechingWorm,
  'mounted-knight': MountedKnight,
  'overlord-helm': OverlordHelm,
  'poker-hand': PokerHand,
  pyromaniac: Pyromaniac,
  'raise-skeleton': RaiseSkeleton,
  'raise-zombie': RaiseZombie,
  robe: Robe,
  'robot-golem': RobotGolem,
  'rock-golem': RockGolem,
  salamander: Salamander,
  'scroll-quill': ScrollQuill,
  'scroll-unfurled': ScrollUnfurled,
  'shambling-zombie': ShamblingZombie,
  shouting: Shouting,
  'skull-mask': SkullMask,
  'skull-shield': SkullShield,
  spectre: Spectre,
  'spider-bot': SpiderBot,
  'spiked-dragon-head': SpikedDragonHead,
  tombstone: Tombstone,
  'tower-flag': TowerFlag,
  'vampire-dracula': VampireDracula,
  werewolf: Werewolf,
  'warlord-helmet': WarlordHelmet,
  'wolf-howl': WolfHowl,
} as const;

export type IconName = keyof typeof icons;
