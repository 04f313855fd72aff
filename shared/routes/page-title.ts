type Titled = { activityName?: string | null; title?: string | null };

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text.trim() !== '';

/** The page's title: the activity's name, else its title, else the brand (spec 000 §2, decision Z1). */
export const pageTitle = ({ activityName, title }: Titled, brand: string): string => [activityName, title].find(isText) ?? brand;
