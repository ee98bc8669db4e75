import { useRef, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '~/components/PageHead/PageHead.tsx';
import { KioskDrawing } from '~/components/pictures/KioskDrawing.tsx';
import { useVisitorCountry } from '~/components/visitor-country/use-visitor-country.ts';
import { kioskPaths, paths } from '~/config/paths.ts';
import { isLineInPageLanguage } from '~/content/line-language.ts';
import { isPageLanguageEvaluated } from '~/content/safety/evaluated-languages.ts';
import type { PhoneNumber } from '~/domain/contact.ts';
import { isWebAppAvailable, type Country } from '~/domain/country/country.ts';
import { messages } from '~/i18n/messages.ts';
import { Price } from '~/pages/home/Price.tsx';
import { ChatIcon, InfoIcon, ListIcon, PersonIcon, PhoneIcon, ShieldIcon } from '~/ui/Icon/Icons.tsx';
import { CenterText, DeskText } from '../center/CenterText.tsx';
import { ScreenIcon, SheetIcon } from '../controls/BarIcons.tsx';
import { useFit, type Yielding } from '../controls/use-fit.ts';
import { openContact, openHandoff } from '../handoff/handoff.ts';
import { lineFacts, numberIn } from '../handoff/line-facts.ts';
import { useScreen } from '../state/screen-store.ts';
import { PhonePicture } from './PhonePicture.tsx';
import styles from './StartScreen.module.css';

/** Label, number, on whose phone, and what is not tested yet stay. What the center says is behind "What is this?", too. */
const yielding: Yielding = {
  ways: ['tiles', 'packed'],
  kept: 'untested',
  back: 'facts notice desk center price headline=.2 icons headline=.35 air=.2 drawing headline=.5 sentences air=.5 full headline=.8 air=.8 headline=1.1 air=1',
};

/** The first screen after the invitation: a choice of six, whole, without scrolling. */
export function StartScreen() {
  const screen = useRef<HTMLDivElement>(null);
  const line = useVisitorCountry('line');
  const center = useScreen(({ settings }) => settings.center);
  useFit(screen, 'page', yielding);
  return (
    <div className={styles.Stage}>
      <PageHead {...messages.homeHead} path={paths.home} />
      <div ref={screen} className={styles.Start}>
        <div className={styles.Hello}>
          <div className={styles.Words}>
            {center !== null && <p className={styles.Center}>{center}</p>}
            <h1 tabIndex={-1}>{messages.hero.headline}</h1>
            {/* What a call abroad costs stands on the key that calls, beside its number. */}
            {line === 'home' && <Price className={styles.Price} />}
          </div>
          <div className={styles.Picture}>
            <KioskDrawing name="home" className={styles.Drawing} />
          </div>
        </div>
        <Ways />
        <Quiet />
        <div className={styles.More}>
          <Link to={kioskPaths.more}>
            <ListIcon />
            <span>{messages.kioskMessages.start.more}</span>
          </Link>
          <Link to={paths.safety}>
            <ShieldIcon />
            <span>{messages.kioskMessages.start.safe}</span>
          </Link>
          <Link to={paths.sheets}>
            <SheetIcon />
            <span>{messages.kioskMessages.start.sheet}</span>
          </Link>
        </div>
      </div>
    </div>
  );
}

/** Whether chat and web need a phone of one's own. Elsewhere they open on this screen. */
const useIsOnPhone = () => useScreen(({ settings }) => settings.handoff === 'qr');

/** Call, chat and web. Where the line does not speak the language of the page, the others come before it. */
function Ways() {
  const country = useScreen(({ settings }) => settings.country);
  const number = numberIn(country);
  const call = number !== null && <CallTile number={number} country={country} />;
  const isSpoken = isLineInPageLanguage();
  const isOnPhone = useIsOnPhone();
  return (
    <div className={styles.Ways}>
      {isSpoken && call}
      <Tile
        picture={isOnPhone ? <PhonePicture of="chat" /> : <Disc icon={<ChatIcon />} />}
        label={messages.shellMessages.chat}
        isOnPhone={isOnPhone}
        text={messages.featureTabMessages['whatsapp-diagnosis'].title}
        onClick={() => void openHandoff('chat')}
      />
      <WebTile country={country} />
      {!isSpoken && call}
    </div>
  );
}

function CallTile({ number, country }: { number: PhoneNumber; country: Country }) {
  return (
    <Tile
      picture={<Disc icon={<PhoneIcon />} />}
      label={messages.easyWays.call.title}
      number={number.display}
      text={lineFacts(country)}
      onClick={() => openContact({ kind: 'phone', number })}
    />
  );
}

function WebTile({ country }: { country: Country }) {
  const { badge, title } = messages.featureTabMessages['symptom-analysis'];
  const isOnPhone = useIsOnPhone();
  if (isWebAppAvailable(country)) {
    return (
      <Tile
        picture={isOnPhone ? <PhonePicture of="web" /> : <Disc icon={<ScreenIcon />} />}
        label={badge}
        isOnPhone={isOnPhone}
        text={title}
        onClick={() => void openHandoff('web-app')}
      />
    );
  }
  return (
    <div className={styles.Soon}>
      <Disc icon={<ScreenIcon />} />
      <b>{messages.shellMessages.webAppComingSoon}</b>
    </div>
  );
}

const Disc = ({ icon }: { icon: ReactNode }) => <span className={styles.Disc}>{icon}</span>;

type TileProps = {
  picture: ReactNode;
  label: string;
  number?: string;
  isOnPhone?: boolean;
  text: string;
  onClick: () => void;
};

/** A large key with what it does, and in how many words one knows whether one wants it. */
function Tile({ picture, label, number, isOnPhone = false, text, onClick }: TileProps) {
  return (
    <button type="button" aria-haspopup="dialog" className={styles.Tile} onClick={onClick}>
      {picture}
      <b>{label}</b>{' '}
      {number !== undefined && (
        <span className={styles.NumberPlace}>
          <bdi dir="ltr" translate="no" className={styles.Number} style={letterCount(number.length)}>
            {number}
          </bdi>
        </span>
      )}{' '}
      {isOnPhone && <span className={styles.Own}>{messages.kioskMessages.start.ownPhone}</span>}{' '}
      <span className={styles.Text} data-part={number === undefined ? 'sentence' : 'facts'}>
        {text}
      </span>
    </button>
  );
}

/** What is only read: what the center has to say, where a person helps, and that nobody has tested this language. */
function Quiet() {
  const { desk, notice } = useScreen(({ settings }) => settings);
  return (
    <div className={styles.Quiet}>
      {notice !== null && (
        <p className={styles.Notice}>
          <InfoIcon />
          <CenterText texts={notice} />
        </p>
      )}
      {desk !== null && (
        <p className={styles.Desk}>
          <PersonIcon />
          <DeskText desk={desk} />
        </p>
      )}
      {!isPageLanguageEvaluated() && (
        <p className={styles.Untested}>
          <InfoIcon />
          <span className={styles.InFull}>{messages.hero.notTested}</span>
          <span className={styles.InShort}>{messages.kioskMessages.start.notTested}</span>
        </p>
      )}
    </div>
  );
}

function letterCount(letters: number): CSSProperties & { '--letters-of-number': number } {
  return { '--letters-of-number': letters };
}
