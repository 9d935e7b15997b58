//! Goré: one lap round a shared ring, chains of twos and fours, and the trade in holes. Climent Tondo 2009.

use crate::error::PlayError;
use crate::hole::{Hole, HoleSet};
use crate::position::{Board, GoreBoard, Position};
use crate::ruleset::Ruleset;
use crate::setup::{COWS, OFFER_MAX, PRICE, SetupError, Trade};
use crate::side::Side;
use crate::step::{Recorder, Step};

/// The fewest cows in a hole that keep the game going.
const LIVE_HOLE: u8 = 3;

impl GoreBoard {
    /// Who owns the hole at a ring place.
    pub(crate) fn owner(&self, place: usize) -> Side {
        if self.north_owns >> place & 1 == 1 { Side::North } else { Side::South }
    }

    /// The ring places a side owns, as bits.
    pub(crate) fn owned(&self, side: Side) -> u8 {
        match side {
            Side::South => !self.north_owns,
            Side::North => self.north_owns,
        }
    }

    /// The cows in a side's holes.
    pub(crate) fn cows_of(&self, side: Side) -> usize {
        let cows = |place| usize::from(self.ring.get(place));
        (0..self.ring.len()).filter(|place| self.owner(*place) == side).map(cows).sum()
    }

    /// Names the holes of some places.
    pub(crate) fn holes(&self, rules: &Ruleset, places: u8) -> HoleSet {
        (0..self.ring.len())
            .filter(|place| places >> place & 1 == 1)
            .map(|place| rules.hole(Side::South, place))
            .collect()
    }

    /// A side's cows in holes and herd together.
    pub(crate) fn score(&self, side: Side) -> usize {
        self.cows_of(side) + usize::from(self.herds[side.index()])
    }

    /// Whether no hole holds three cows or more, which ends the game.
    pub(crate) fn is_cleared(&self) -> bool {
        self.ring.holes().iter().all(|cows| *cows < LIVE_HOLE)
    }

    /// Whether a side has no cow in any own hole and is bound to pass.
    pub(crate) fn must_pass(&self, side: Side) -> bool {
        self.cows_of(side) == 0
    }

    /// The most holes a side could offer now.
    pub(crate) fn offer_limit(&self, rules: &Ruleset, side: Side) -> usize {
        if !rules.trade() || self.must_pass(side) {
            return 0;
        }
        let spare = self.owned(side).count_ones() as usize - 1;
        let paid = usize::from(self.herds[side.other().index()] / PRICE);
        OFFER_MAX.min(spare).min(paid)
    }

    /// Checks an offer by `side` and gives its places as bits.
    pub(crate) fn check_offer(&self, rules: &Ruleset, side: Side, offer: HoleSet) -> Result<u8, SetupError> {
        if !rules.trade() {
            return Err(SetupError::NoTrade { what: Trade::Offer });
        }
        if self.must_pass(side) {
            return Err(SetupError::OfferInsteadOfPass { side });
        }
        let mut places = 0;
        for hole in offer.iter() {
            match rules.place(hole) {
                Some((_, place)) if self.owner(place) == side => places |= 1 << place,
                _ => return Err(SetupError::OfferNotOwn { hole, side }),
            }
        }
        let holes = offer.len();
        if holes > OFFER_MAX {
            return Err(SetupError::OfferTooLarge { holes });
        }
        if places == self.owned(side) {
            return Err(SetupError::OfferEverything { side });
        }
        let (payer, price) = (side.other(), holes * usize::from(PRICE));
        let herd = self.herds[payer.index()];
        if usize::from(herd) < price {
            return Err(SetupError::OfferUnpaid { side: payer, herd, price });
        }
        Ok(places)
    }

    /// The chain of twos and fours through `last`, as bits: forward and backward, all round the ring if need be.
    fn chain(&self, last: usize) -> u8 {
        let len = self.ring.len();
        let in_chain = |place: &usize| matches!(self.ring.get(*place), 2 | 4);
        let forward = (0..len).map(|step| (last + step) % len).take_while(in_chain);
        let backward = (0..len).map(|step| (last + len - step) % len).take_while(in_chain);
        forward.chain(backward).fold(0, |places, place| places | 1 << place)
    }

    /// Sows a lap for `side` and captures; says whether anything was captured.
    pub(crate) fn sow(&mut self, rules: &Ruleset, side: Side, from: usize, recorder: &mut impl Recorder) -> bool {
        let hole = |place| rules.hole(Side::South, place);
        let lap = self.ring.lap(from);
        recorder.step(Step::Lap { from: hole(from), stones: lap.stones, last: hole(lap.last) });
        if self.owner(lap.last) == side {
            return false;
        }
        let chain = self.chain(lap.last);
        // From the last hole forward, so that the capture can be followed with the eye.
        for step in 0..self.ring.len() {
            let place = (lap.last + step) % self.ring.len();
            if chain >> place & 1 == 1 {
                let stones = self.ring.lift(place);
                self.herds[side.index()] += stones;
                recorder.step(Step::Capture { hole: hole(place), stones, bonus: false, by: side });
            }
        }
        chain != 0
    }

    /// Hands the offered holes to `receiver`, who pays for each.
    fn accept(&mut self, rules: &Ruleset, receiver: Side, recorder: &mut impl Recorder) {
        for place in 0..self.ring.len() {
            if self.offer >> place & 1 == 1 {
                self.north_owns ^= 1 << place;
                self.herds[receiver.index()] -= PRICE;
                self.ring.set(place, self.ring.get(place) + PRICE);
                recorder.step(Step::Pay { hole: rules.hole(Side::South, place), stones: PRICE, by: receiver });
            }
        }
        self.offer = 0;
    }
}

/// Why a hole can't be sown in Goré, or its place.
pub(crate) fn check_start(gore: &GoreBoard, rules: &Ruleset, side: Side, hole: Hole) -> Result<usize, PlayError> {
    if gore.offer != 0 {
        return Err(PlayError::MustAnswer);
    }
    let (_, place) = rules.place(hole).ok_or(PlayError::NoSuchHole { hole })?;
    if gore.owner(place) != side {
        return Err(PlayError::NotYours { hole, side });
    }
    if gore.must_pass(side) {
        return Err(PlayError::MustPass { side });
    }
    if gore.ring.get(place) == 0 {
        return Err(PlayError::Empty { hole });
    }
    Ok(place)
}

/// The moves of Goré that are not a sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deal {
    Pass,
    Offer(HoleSet),
    Accept,
    Refuse,
}

impl Position {
    /// Goré's board, or the reason why there is none.
    pub(crate) fn gore(&self) -> Result<&GoreBoard, PlayError> {
        match &self.board {
            Board::Gore(gore) => Ok(gore),
            Board::Rings(_) => Err(PlayError::NotInThisGame { game: self.rules().game() }),
        }
    }

    /// Plays a move of Goré that is not a sowing.
    pub(crate) fn deal(&self, deal: Deal, recorder: &mut impl Recorder) -> Result<Position, PlayError> {
        let (rules, side) = (*self.rules(), self.side());
        let mut gore = self.gore()?.clone();
        let pending = gore.offer != 0;
        let mut turn_passes = true;
        match deal {
            Deal::Pass | Deal::Offer(_) if pending => return Err(PlayError::MustAnswer),
            Deal::Accept | Deal::Refuse if !pending => return Err(PlayError::NothingToAnswer),
            Deal::Pass if !gore.must_pass(side) => return Err(PlayError::MayNotPass { side }),
            Deal::Pass => recorder.step(Step::Pass),
            Deal::Offer(holes) if gore.must_pass(side) && rules.trade() && !holes.is_empty() => {
                return Err(PlayError::MustPass { side });
            }
            Deal::Offer(holes) => {
                if holes.is_empty() {
                    return Err(PlayError::EmptyOffer);
                }
                gore.offer = gore.check_offer(&rules, side, holes).map_err(PlayError::Offer)?;
                recorder.step(Step::Offer { holes });
            }
            // The one who answers moves next in either case.
            Deal::Accept => {
                gore.accept(&rules, side, recorder);
                turn_passes = false;
            }
            Deal::Refuse => {
                gore.offer = 0;
                gore.refused[side.index()] = true;
                recorder.step(Step::Refuse);
                turn_passes = false;
            }
        }
        let next = if turn_passes { side.other() } else { side };
        Ok(Position::from_parts(rules, next, Board::Gore(gore)))
    }
}

const _: () = assert!(COWS <= u8::MAX as usize);
