// Made by web/make_types.py from the server's messages. Do not edit.

export const VERSION = 4;

export interface Accepted {
  type: "accepted";
  id: string;
  number: number;
}

export interface AceView {
  letter: string;
  state: "flying" | "home" | "reserve" | "retired";
}

export interface AssignAsk {
  kind: "assign";
  seat: string;
  planes: string[];
  stats: number[];
  keys: ("attack" | "defense" | "speed" | "health")[];
  names: string[];
  about: string[];
  allocations: number[][];
  order: string;
  health_cap: number;
}

export interface AttackAsk {
  kind: "attack";
  seat: string;
  planes: PlaneAttack[];
}

export interface ChanceBar {
  label: string;
  chance: number;
  is_chosen: boolean;
}

export interface ChanceShare {
  name: string;
  chance: number;
}

export interface Chances {
  type: "chances";
  id: string;
  seat: string;
  order: string;
  shares: ChanceShare[];
  bars: ChanceBar[];
  bars_of: "" | "planes" | "wins";
  win: number | null;
  assumes: string[];
}

export interface Choice {
  order: string;
  label: string;
  about: string;
  clause: string;
  does: string;
}

export interface ChoiceAsk {
  kind: "choice";
  seat: string;
  plane: string;
  decision: string;
  title: string;
  about: string;
  clause: string;
  choices: Choice[];
  pose: DrawnPose | null;
}

export interface Dice {
  type: "dice";
  commitment: string;
  commitments: Record<string, string> | null;
  shares: Record<string, string> | null;
}

export interface DiceAsk {
  kind: "dice";
  seat: string;
  decision: string;
  title: string;
  clause: string;
  icon: string;
  touchables: Touchable[];
  pick: DicePick | null;
  choices: Choice[];
  passing: string;
  best: string;
}

export interface DiceDue {
  words: string;
  count: number;
  shows: string[];
}

export interface DicePick {
  order: string;
  most: number;
  best: number[];
  nothing: string;
}

export interface DiceView {
  pilots: PilotView[];
  steps: string[];
  step: number;
  in_window: boolean;
  shot: ShotView | null;
  has_decision_dice: boolean;
  order: string[];
}

export interface DieChoice {
  die: number;
  order: string;
  expected: number;
  change: number;
  words: string;
  why_not: Reason | null;
}

export interface DieView {
  face: number;
  result: "critical" | "hit" | "double" | "miss" | "dodge" | "double-dodge" | "cancelled";
  was: number[];
  bonus: string;
}

export interface DrawnBoard {
  kind: string;
  width: number;
  height: number;
  band: number;
  hexes: DrawnHex[];
  hex_side: number;
}

export interface DrawnBomb {
  ahead: number;
  outline: [number, number][];
  reach: [number, number][][];
  about: string;
  bands: [number, number][][][];
}

export interface DrawnHex {
  q: number;
  r: number;
  x: number;
  y: number;
  name: string;
}

export interface DrawnManoeuvre {
  number: number;
  order: string;
  label: string;
  called: string;
  template: string;
  kind: string;
  hand: "left" | "" | "right";
  manner: string;
  manner_title: string;
  manner_name: string;
  key: string;
  cost: number;
  altitude: number;
  end: DrawnPose;
}

export interface DrawnPieces {
  token: [number, number][];
  radius: number;
  templates: DrawnTemplate[];
  manoeuvres: DrawnManoeuvre[];
  bands: [number, number][][][];
  section_words: string[];
  guides: [number, number][];
  range_max: number;
  range_unit: string;
  bomb: DrawnBomb | null;
}

export interface DrawnPose {
  x: number;
  y: number;
  heading: number;
}

export interface DrawnTemplate {
  name: string;
  outline: [number, number][];
  way: DrawnPose[];
}

export interface EventView {
  number: number;
  kind: string;
  who: string;
  text: string;
  told: Record<string, string>;
  clause: string;
  pose: DrawnPose | null;
  manoeuvre: number | null;
  facts: Record<string, unknown>;
  seen: Record<string, Seen>;
  dice: DiceView | null;
}

export interface FlightChart {
  name: string;
  parents: number[];
  manoeuvres: number[];
  ends: [number, number, number][];
  costs: number[];
  altitudes: number[];
  lows: number[];
  highs: number[];
  blocked: number[];
  reasons: Reason[];
  may_end: boolean;
}

export interface Hint {
  type: "hint";
  id: string;
  seat: string;
  orders: string[];
  words: string;
  win_chance: number | null;
  pose: DrawnPose | null;
  stats: number[];
}

export interface IconDieView {
  kind: string;
  icon: string;
  planes: number;
  number: number;
  locked: boolean;
  thrown: boolean;
  words: string;
}

export interface Keepaway {
  outline: [number, number][];
  plane: string;
  reason: Reason;
}

export interface Measured {
  type: "measured";
  id: string;
  line: [[number, number], [number, number]];
  words: string;
  how: string;
  clause: string;
}

export interface MoveAsk {
  kind: "move";
  seat: string;
  planes: PlaneMove[];
}

export interface NodeOutlook {
  node: number;
  change: number;
  outlook: Outlook;
}

export interface OfferView {
  what: "resign" | "draw" | "take-back" | "rematch";
  seat: string;
  agreed: string[];
  waits_for: string[];
}

export interface Outlook {
  sights: Sight[];
  could_be_hit: number;
  threats: Sight[];
}

export interface Outlooks {
  type: "outlooks";
  number: number;
  plane: string;
  outlooks: NodeOutlook[];
  is_last: boolean;
}

export interface Pencil {
  plane: string;
  chart: string;
}

export interface PickAsk {
  kind: "pick";
  seat: string;
  decision: string;
  title: string;
  clause: string;
  things: Pickable[];
  order: string;
  nothing: string;
}

export interface Pickable {
  number: number;
  label: string;
  why_not: string;
}

export interface PieceView {
  kind: string;
  name: string;
  pose: DrawnPose;
  outline: [number, number][];
  words: string;
}

export interface PilotView {
  seat: string;
  alive: boolean;
  planes: number;
  team_planes: number;
  is_rolled: boolean;
  standing: "" | "highest" | "tied-highest" | "lowest" | "tied-lowest";
  role: "" | "hitter" | "evader";
  acting: "now" | "may-answer" | "passed" | "no-use" | "used" | "sealed" | "out" | "waits";
  dice: IconDieView[];
  shot: IconDieView[];
  decision: IconDieView | null;
  added_planes: number;
  added_icons: number;
  aces: AceView[];
  rookies_lost: number;
  trophies: number;
  words: string;
}

export interface PlaceAsk {
  kind: "place";
  seat: string;
  planes: string[];
  free: boolean;
  allowed: [number, number][][];
  rim: Rim | null;
  keepaways: Keepaway[];
  spots: Spot[];
  others: Spot[];
  order: string;
}

export interface PlaneAttack {
  plane: string;
  sights: Sight[];
  aces_left: number;
  best: string;
  hold: string;
  order: string;
}

export interface PlaneMove {
  plane: string;
  pose: DrawnPose;
  speed: number;
  speed_left: number;
  altitude: number;
  climb_cost: number;
  change_min: number;
  change_max: number;
  climb_word: string;
  stores: boolean;
  climb_why_not: Reason | null;
  dive_why_not: Reason | null;
  flown: number[];
  chart: string;
  off_board: number[];
  reached: number[];
  refused: [number, number][];
  reasons: Reason[];
  extra: Choice[];
  bombs: number;
}

export interface PlaneView {
  name: string;
  seat: string;
  side: string;
  pose: DrawnPose | null;
  altitude: number;
  altitude_max: number;
  health_full: number | null;
  aces: number;
  aces_left: number;
  is_ace: boolean;
  climbed: number;
  assigned: boolean;
  moved: boolean;
  attacked: boolean;
  flying: boolean;
  returns: boolean;
  square: string;
  token: [number, number][] | null;
  kind: string;
  bombs: number;
  attack: number | null;
  defense: number | null;
  speed: number | null;
  health: number | null;
}

export interface Pong {
  type: "pong";
}

export interface Presence {
  type: "presence";
  seats: SeatView[];
  watchers: number;
  offer: OfferView | null;
}

export interface Reason {
  reason: string;
  clause: string;
}

export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  clause: string;
  index: number;
  dice: DiceDue | null;
}

export interface Rematch {
  type: "rematch";
  match: string;
  keys: Record<string, string>;
}

export interface RerollAsk {
  kind: "reroll";
  seat: string;
  plane: string;
  of: "attack" | "defence";
  left: number;
  dice: DieChoice[];
  keep: string;
  best: number;
}

export interface Rim {
  edges: string[];
  width: number;
  height: number;
  token: [number, number][];
}

export interface RuleLine {
  text: string;
  clauses: string[];
  die: SheetDie | null;
}

export interface RuleSection {
  title: string;
  lines: RuleLine[];
  scene: string;
}

export interface Sealed {
  type: "sealed";
  seat: string;
  number: number;
  seal: string;
}

export interface SeatStanding {
  seat: string;
  lines: string[];
}

export interface SeatView {
  name: string;
  team: string;
  side: string;
  side_called: string;
  colour: number;
  planes: string[];
  kind: "person" | "link" | "bot";
  level: string;
  here: boolean;
  thinking: boolean;
  seconds_left: number | null;
  bot_for_absent: boolean;
  claim_in: number | null;
}

export interface Seen {
  side: "ahead" | "ahead-right" | "right" | "behind-right" | "behind" | "behind-left" | "left" | "ahead-left";
  away: number;
  higher: number;
}

export interface SheetDie {
  kind: string;
  icons: string[];
}

export interface ShotOdds {
  hit: number;
  kill: number;
  expected: number;
  damage: number[];
  attack_dice: number;
  defence_dice: number;
  attack_rerolls: number;
  defence_rerolls: number;
}

export interface ShotView {
  hitter: string;
  evader: string;
  hits: number;
  evades: number;
  aces: string[];
}

export interface Sight {
  plane: string;
  distance: number;
  unit: string;
  section: number;
  degrees_off: number;
  missing: number;
  in_guides: boolean;
  line: [[number, number], [number, number]];
  why_not: Reason | null;
  odds: ShotOdds | null;
  words: string;
}

export interface Signal {
  type: "signal";
  seat: string;
  what: "ready" | "nice-shot" | "one-moment";
}

export interface Spot {
  order: string;
  pose: DrawnPose;
  label: string;
}

export interface State {
  type: "state";
  table: TableView;
  events: EventView[];
  asks: (AssignAsk | PlaceAsk | MoveAsk | AttackAsk | RerollAsk | ChoiceAsk | PickAsk | DiceAsk)[];
  trays: TrayView[];
  charts: FlightChart[];
  pencil: Pencil | null;
  due: DiceDue | null;
}

export interface TableView {
  number: number;
  stage: "assign" | "place" | "move" | "attack" | "play" | "over";
  round: number;
  start: string;
  decision: string;
  deciding: string[];
  is_secret: boolean;
  acting: string;
  order_of_seats: string[];
  planes: PlaneView[];
  standing: SeatStanding[];
  dice: DiceView | null;
  pieces: PieceView[];
  seats: SeatView[];
  tray: TrayView | null;
  winner: string | null;
  drawn: boolean;
  can_rematch: boolean;
}

export interface Touchable {
  on: "die" | "decision" | "pilot" | "ace";
  seat: string;
  number: number;
  letter: string;
  order: string;
  why_not: Reason | null;
}

export interface TrayColumn {
  attack: number;
  defence: number;
}

export interface TrayView {
  attacker: string;
  target: string;
  sides: number;
  attack: DieView[];
  defence: DieView[];
  columns: TrayColumn[];
  seen: Seen;
  attack_words: string;
  defence_words: string;
  hits: number;
  damage: number;
  odds: ShotOdds;
  rerolls: string[];
  target_rerolls: string[];
  health_before: number;
  is_over: boolean;
  deciding: string;
}

export interface Tried {
  type: "tried";
  id: string;
  reason: string;
  clause: string;
}

export interface Welcome {
  type: "welcome";
  version: number;
  match: string;
  title: string;
  game: string;
  edition: string;
  modules: string[];
  speed_name: string;
  teams: Record<string, string>;
  stores: boolean;
  stat_names: string[];
  stat_keys: ("attack" | "defense" | "speed" | "health")[];
  theme: string;
  leaving_clause: string;
  face: "sky" | "dice" | "plain";
  board: DrawnBoard | null;
  pieces: DrawnPieces | null;
  you: string[];
  unnamed: string[];
  clauses: Record<string, string>;
  rules: RuleSection[];
  dice: Dice | null;
  real_dice: boolean;
  seals: Sealed[];
  links: Record<string, string>;
}

export interface AnswerOffer {
  type: "answer";
  id: string;
  seat: string;
  yes: boolean;
}

export interface AskChances {
  type: "chances";
  id: string;
  seat: string;
  order: string;
}

export interface AskHint {
  type: "hint";
  id: string;
  seat: string;
}

export interface AskMeasure {
  type: "measure";
  id: string;
  plane: string;
  to: string;
}

export interface AskRematch {
  type: "rematch";
  id: string;
}

export interface ClaimMatch {
  type: "claim";
  id: string;
  seat: string;
  side: string;
}

export interface GiveOrders {
  type: "orders";
  id: string;
  number: number;
  seat: string;
  orders: string[];
  dice?: string[];
  seal?: string | null;
  nonce?: string | null;
}

export interface GiveSignal {
  type: "signal";
  id: string;
  seat: string;
  what: "ready" | "nice-shot" | "one-moment";
}

export interface Hello {
  type: "hello";
  version: number;
  keys: string[];
  since?: number;
  wants?: "all" | "asks" | "table";
  commitment?: string | null;
  language?: string;
  chooses_name?: boolean;
}

export interface Hurry {
  type: "hurry";
}

export interface LetBotFly {
  type: "let-bot-fly";
  id: string;
  seat: string;
  level: string;
}

export interface MakeOffer {
  type: "offer";
  id: string;
  seat: string;
  what: "resign" | "draw" | "take-back" | "rematch";
}

export interface OpenShare {
  type: "share";
  id: string;
  share: string;
}

export interface Ping {
  type: "ping";
}

export interface SitDown {
  type: "sit-down";
  id: string;
  seat: string;
  name: string;
}

export interface TakeSeatBack {
  type: "take-back";
  id: string;
  seat: string;
}

export interface TryOrder {
  type: "try";
  id: string;
  seat: string;
  order: string;
}

export interface BotCard {
  level: string;
  title: string;
  about: string;
}

export interface EditionCard {
  edition: string;
  title: string;
  short_title: string;
  about: string;
  board: [number, number];
  hex_board: [number, number];
  modules: ModuleCard[];
  recommended: string[];
  stats: number[];
}

export interface GameCard {
  game: string;
  title: string;
  about: string;
  players: string;
  editions: EditionCard[];
  bots: BotCard[];
  yardsticks: BotCard[];
  most_seats: number;
  has_pieces: boolean;
  files: string[];
}

export interface LessonCard {
  name: string;
  game: string;
  pupil: string;
  points: string[];
  mistakes: string[];
  shows: string[];
}

export interface MissionCard {
  mission: string;
  title: string;
  about: string;
  game: string;
  edition: string;
  seats: string[];
  pilots: number[];
}

export interface ModuleCard {
  name: string;
  title: string;
  about: string;
  clause: string;
  needs: string[];
  excludes: string[];
  core: boolean;
  brings_pieces: boolean;
}

export interface NewMatch {
  game?: string;
  edition?: string;
  modules?: string[];
  options?: Record<string, unknown>;
  board?: "open" | "hex";
  width?: number;
  height?: number;
  mission?: string;
  seats: NewSeat[];
  minutes?: number;
  seed?: number | null;
  real_dice?: boolean;
}

export interface NewSeat {
  name: string;
  kind: "person" | "link" | "bot";
  level?: string;
  team?: string;
  planes?: number;
  bombers?: number;
  balloons?: number;
}

export interface OptionCard {
  key: string;
  about: string;
  clause: string;
  kind: "choice" | "switch" | "number" | "stats";
  values: string[];
  readings: Record<string, string>;
  least: number | null;
  most: number | null;
  defaults: Record<string, unknown>;
}

export interface Preset {
  name: string;
  title: string;
  about: string;
  match: NewMatch;
}

export interface Catalogue {
  version: number;
  games: GameCard[];
  options: OptionCard[];
  missions: MissionCard[];
  presets: Preset[];
  lessons: LessonCard[];
  colours: number;
  credits: string;
}

export interface MadeMatch {
  match: string;
  keys: Record<string, string>;
  watch: string;
}

export interface MyKeys {
  keys: string[];
}

export interface MyMatch {
  match: string;
  title: string;
  game: string;
  seats: string[];
  yours: string[];
  when: number;
  is_over: boolean;
  result: "" | "won" | "lost" | "drawn";
  winner: string;
  how: string;
}

export interface LetGo {
  wanted_by: string[];
}

export interface Place {
  invites: string;
}

export interface RecordText {
  record: string;
}

export interface Branch {
  step: number;
  bots: Record<string, string>;
}

export interface Pupil {
  lesson: string;
}

export interface Staged {
  scene: string;
  match: NewMatch;
}

export interface Trial {
  lesson: string;
  orders: string[];
}

export interface CoachRemark {
  done: number;
  mistake: string;
  why: string;
}

export interface Coached {
  now: CoachRemark;
  then: CoachRemark | null;
}

export interface Problem {
  reason: string;
  clause: string;
  part: "" | "module" | "option" | "board" | "seats";
  name: string;
}

export interface Frame {
  order: string;
  events: Record<string, unknown>[];
  table: Record<string, unknown>;
}

export interface WinChance {
  step: number;
  chances: Record<string, number>;
}

export interface DiceProof {
  proved: boolean;
  words: string;
  commitment: string;
  commitments: Record<string, string>;
  shares: Record<string, string>;
  seals: Sealed[];
}

export interface SeatLuck {
  seat: string;
  rolled: number;
  expected: number;
}

export interface ReviewStep {
  step: number;
  seat: string;
  is_roll: boolean;
  changes: Record<string, number>;
  judged: boolean;
  loss: number;
  better: string;
  target: string;
  hit: number;
}

export interface LabQuestion {
  kind: "simulate" | "balance";
  match: NewMatch;
  bots?: string[];
  games?: number;
  seed?: number;
}

export interface AllocationCounts {
  name: string;
  score: LabShare;
  against: (LabShare | null)[];
  weight: number | null;
}

export interface LabCounts {
  title: string;
  command: string;
  games: number;
  wanted: number;
  decisions: number;
  rounds_mean: number;
  draws: number;
  sides: SideCounts[];
  allocations: AllocationCounts[];
  stats: Record<string, string>;
  words: string[];
}

export interface LabShare {
  share: number;
  low: number;
  high: number;
}

export interface SideCounts {
  side: string;
  bots: string[];
  wins: number;
  score: LabShare;
}

export interface LabLine {
  counts: LabCounts | null;
  waiting: string;
}

export interface RealStat {
  key: string;
  label: string;
}

export interface RealSheet {
  title: string;
  planes: string[];
  colours: number[];
  sides: number[];
  stats: RealStat[];
  numbers: number[];
  altitude_max: number;
  stores: boolean;
  has_aces: boolean;
  die_sides: number;
  hits_from: number;
  top: "hit" | "double" | "critical";
  range_sections: number;
  has_guides: boolean;
  board: DrawnBoard | null;
  pieces: DrawnPieces | null;
}

export interface RealTurns {
  round: number;
  start: number;
  order: string[];
  stages: string[];
  clause: string;
}

export interface RealSight {
  shooter: string;
  sight: Sight;
}

export interface RealResult {
  odds: ShotOdds;
  attack: DieView[];
  defence: DieView[];
  columns: TrayColumn[];
  damage: number;
}

export interface RealRound {
  rules: NewMatch;
  round?: number;
  start?: number;
  flying?: string[];
}

export interface RealPlane {
  name: string;
  x?: number;
  y?: number;
  heading?: number;
  altitude?: number;
  attack?: number;
  defense?: number;
  health?: number;
  aces?: number;
}

export interface RealTable {
  rules: NewMatch;
  planes: RealPlane[];
}

export interface RealShot {
  rules: NewMatch;
  attack: number;
  defense: number;
  section?: number;
  altitude?: number;
  target_altitude?: number;
  guides?: boolean;
  aces?: number;
  target_aces?: number;
  health?: number;
  attack_faces?: number[];
  defence_faces?: number[];
}

export interface PuzzleLine {
  id: string;
  kind: string;
  game: string;
  title: string;
  rating: number;
}

export interface PuzzleFound {
  level: string;
  share: number;
}

export interface PuzzleView {
  id: string;
  kind: string;
  game: string;
  title: string;
  rating: number;
  seat: string;
  question: string;
  rule: string;
  hints: string[];
  answers: number;
  found: PuzzleFound[];
}

export interface PuzzleTable {
  puzzle: PuzzleView;
  table: MadeMatch;
}

export interface PlayPuzzle {
  bots: Record<string, string>;
}

export interface PuzzleAnswer {
  orders: string[];
}

export interface PuzzleVerdict {
  right: boolean;
  worth: number;
  best_worth: number;
  answer: string;
  best: string;
  why: string[];
  why_not: string;
}

export interface KitPart {
  name: string;
  group: string;
  title: string;
  count: number;
  note: string;
  formats: string[];
  colour: string;
  in_two_colours: boolean;
  shown_turned: boolean;
}

export interface KitSheet {
  name: string;
  group: string;
  title: string;
  note: string;
}

export interface KitList {
  game: string;
  edition: string;
  modules: string[];
  players: number;
  most_players: number;
  papers: string[];
  most_tolerance: number;
  tolerance: number;
  parts: KitPart[];
  sheets: KitSheet[];
}

export interface KitProgress {
  what: string;
  done: number;
  all: number;
  ready: string;
  reason: string;
}

export interface ClauseLine {
  clause: string;
  says: string;
}

export interface ClauseChapter {
  title: string;
  clauses: ClauseLine[];
}

export type AnyAnswer = Welcome | State | Outlooks | Accepted | Refused | Tried | Hint | Measured | Chances | Presence | Rematch | Signal | Dice | Sealed | Pong;

export type AnyRequest = Hello | SitDown | GiveOrders | TryOrder | AskHint | AskMeasure | AskChances | LetBotFly | TakeSeatBack | Hurry | AskRematch | MakeOffer | AnswerOffer | ClaimMatch | GiveSignal | OpenShare | Ping;

export type Ask = AssignAsk | PlaceAsk | MoveAsk | AttackAsk | RerollAsk | ChoiceAsk | PickAsk | DiceAsk;

export interface EventFacts {
  "revealed": { attack: number; defense: number; speed: number; health: number };
  "starts": { dice: Record<string, number> };
  "placed": { x: number | null; y: number | null; heading: number | null; q: number | null; r: number | null; facing: number | null };
  "round": { round: number; start: string } | { round: number };
  "flew": { x: number | null; y: number | null; heading: number | null; q: number | null; r: number | null; facing: number | null; manoeuvre: string; cost: number; altitude: number };
  "climbed": { altitude: number };
  "dived": { levels: number; altitude: number };
  "stored": { levels: number; altitude: number };
  "ended": { left: number };
  "held": Record<string, never>;
  "destroyed": { cause: string; by: string | null };
  "attack": { target: string; dice: number; aces: number; for: string[]; cover: boolean | null; fewer: number | null; rerolls: string[] | null; target_rerolls: string[] | null };
  "held-fire": Record<string, never>;
  "nobody-shot": Record<string, never>;
  "attack-roll": { dice: number[]; hits: number; criticals: number };
  "attack-reroll": { dice: number[]; hits: number; criticals: number; die: number; shown: number };
  "aces": { aces: number };
  "defence-roll": { dice: number[]; dodges: number; for: string[] | null };
  "defence-reroll": { dice: number[]; dodges: number; for: string[] | null; die: number; shown: number };
  "damage": { from: string; cause: string; lost: number; health: number };
  "ace": { aces: number | null; rank: string };
  "immelmann": { x: number | null; y: number | null; heading: number | null; q: number | null; r: number | null; facing: number | null; altitude: number };
  "declined": { what: string };
  "dive-bomb": { target: string; altitude: number };
  "dive-bomb-roll": { die: number; hit: boolean; target: string };
  "lowered": { stat: string; lost: number; left: number };
  "repair": { die: number; stat: string | null; left: number | null };
  "hazard": { cause: string; dice: number[]; hits: number; near: string | null };
  "dropped": { x: number | null; y: number | null; q: number | null; r: number | null; bombs: number };
  "arrived": Record<string, never>;
  "returned": { health: number };
  "push": { die: number; good: boolean };
  "gained": { speed_left: number | null; altitude: number | null; amount: number };
  "won": Record<string, never>;
  "draw": Record<string, never>;
  "kept-die": { decision: string };
  "position-roll": { dice: string[]; aces: string[]; planes: number; decision: string };
  "tie": Record<string, never>;
  "position": { evader: string; planes: number; evader_planes: number };
  "shot": { evader: string; hit_dice: string[]; evade_dice: string[]; hits: number; evades: number };
  "used": { icon: string; target: string | null; die: number | null; dice: number[] | null; own: boolean | null };
  "rerolled": { icon: string; first: string | null };
  "lapsed": Record<string, never>;
  "escaped": { hits: number; evades: number };
  "lost": { hits: number; evades: number; to: string };
  "brought": { ace: string };
  "eliminated": Record<string, never>;
  "first-roll": { dice: string[]; aces: string[]; planes: number; locked: number[] };
  "chose": { dice: number[] };
  "total": { dice: string[]; aces: string[]; planes: number };
  "retired": { ace: string };
  "kept-ace": Record<string, never>;
  "resigned": { side: string; winner: string | null };
  "draw-agreed": Record<string, never>;
  "taken-back": { orders: number };
  "claimed": { side: string; winner: string | null };
}

export type EventKind = keyof EventFacts;

export type TableEvent = { [K in EventKind]: Omit<EventView, "kind" | "facts"> & { kind: K; facts: EventFacts[K] } }[EventKind];

export const SIDES: Partial<Record<EventKind, string[]>> = {
  "starts": ["who"],
  "round": ["start"],
  "won": ["who"],
  "resigned": ["side", "winner"],
  "claimed": ["side", "winner"],
};
